const LONGEST = 20

/** A long name where there is little room: 20 characters and an ellipsis (spec 1 §5). */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : name
}
