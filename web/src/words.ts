/** The interface's texts: the same Fluent files that the server's pages use. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../src/ludotheque/table/words.en.ftl";
import french from "../../src/ludotheque/table/words.fr.ftl";

const language = document.documentElement.lang === "fr" ? "fr" : "en";
const bundle = new FluentBundle(language, {
  useIsolating: false,
  functions: { DE: ([name]) => ofWhom(String(name)) },
});
bundle.addResource(new FluentResource(language === "fr" ? french : english));

/** French "de" before a name: de Yann, d’Ada, d’Yves. */
export function ofWhom(name: string): string {
  const bare = name.normalize("NFKD").replace(/\p{M}/gu, "");
  return /^([aeiouhœæ]|y(?![aeiouœæ]))/i.test(bare) ? `d’${name}` : `de ${name}`;
}

export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, facts) : key;
}
