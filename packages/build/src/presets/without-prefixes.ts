/**
 * The browsers that the store is for need no vendor prefixes, and styled-components adds none unless it is told to. Its
 * prefixer would come along all the same.
 */
export default function withoutPrefixes(): string {
  return 'export const prefix = (value) => value\n'
}
