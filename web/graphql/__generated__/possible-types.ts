/** The types that each union and each interface of the schema can be. */
export const possibleTypes = {
  LessonBlock: ['Exercise', 'LessonProgram', 'LessonProse'],
};
