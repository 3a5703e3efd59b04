/** The JSON at an address of the page's own origin. @throws TypeError when it is not reached, Error when it is refused */
export async function getJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store', signal })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return await response.json()
}
