/**
 * Statements that do not wait for each other's rows, asked for at once: they share a round trip, and prepared ones are
 * carried out in this order. Waits for all of them even when one fails, since none may outlive its transaction, and
 * throws what failed first.
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Part in keyof Work]: Awaited<Work[Part]> }> {
  const all = Promise.all(work)
  await Promise.allSettled([all, ...work])
  return await all
}
