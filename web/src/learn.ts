/** The course of a game: which of its lessons are done. */
import "./page";
import { find } from "./dom";
import { learnt } from "./progress";
import { say } from "./words";

const course = find("#course");
const done = learnt(course.dataset.course ?? "");
const units = [...course.querySelectorAll<HTMLElement>("[data-unit]")];
for (const unit of units.filter(({ dataset }) => done.includes(dataset.unit ?? ""))) {
  unit.classList.add("done");
  for (const mark of unit.querySelectorAll<HTMLElement>(".mark")) mark.hidden = false;
}
const lessons = units.filter(({ tagName }) => tagName === "LI");
const count = lessons.filter((unit) => unit.classList.contains("done")).length;
if (lessons.length) find("#progress").textContent = say("learn-progress", { done: count, all: lessons.length });
lessons.find((unit) => !unit.classList.contains("done"))?.classList.add("next");
