/** Whether a version lies in a caret range, the only kind that the presets write: `^19.3.1` takes 19.3.1 to below 20. */
export function isInRange(version: string, range: string): boolean {
  const wanted = numbersOf(range.replace(/^\^/, ''))
  const actual = numbersOf(version)
  if (!range.startsWith('^') || !wanted || !actual) return version === range
  // The first number that is not zero must be the same: ^0.1.2 stays below 0.2.
  const fixed = wanted.findIndex((number) => number !== 0)
  const isSameMajor = wanted.every((number, index) => index > fixed || number === actual[index])
  return isSameMajor && compare(actual, wanted) >= 0
}

function numbersOf(version: string) {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(version)
  return match?.slice(1).map(Number)
}

const compare = (a: readonly number[], b: readonly number[]) =>
  a.map((number, index) => number - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
