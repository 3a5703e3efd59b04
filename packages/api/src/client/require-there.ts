/** Asks for a public address of another origin, to see that it answers. @throws Error where it does not, in time */
export async function requireThere(address: string, milliseconds: number): Promise<void> {
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(milliseconds) })
  if (!response.ok) throw new Error(`The other side answers ${response.status}.`)
}
