export { Alternatives } from "./Alternatives";
export { LessonBar } from "./LessonBar";
export { LuckAndSkill } from "./LuckAndSkill";
export { RatedSteps, Verdict } from "./Verdict";
