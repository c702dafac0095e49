/** The interface's texts: the same Fluent files that the server's pages use. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../src/ludotheque/table/words.en.ftl";
import french from "../../src/ludotheque/table/words.fr.ftl";

const language = document.documentElement.lang === "fr" ? "fr" : "en";
const bundle = new FluentBundle(language, { useIsolating: false });
bundle.addResource(new FluentResource(language === "fr" ? french : english));

export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, facts) : key;
}
