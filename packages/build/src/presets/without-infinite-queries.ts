/** No kit gives infinite queries (`kits.ts`); the query cache would bring along what fetches their pages all the same. */
export default function withoutInfiniteQueries(): string {
  return `
    export const infiniteQueryBehavior = () => undefined
    export const hasNextPage = () => false
    export const hasPreviousPage = () => false
  `
}
