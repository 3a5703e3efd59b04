/**
 * The page that an app link opens: path, query and hash of an address of this store, `undefined` for anything else. The
 * session id of an age check stays in its query, where it would be had the link been opened in a browser (spec 1 §4).
 */
export function pageOfAppLink(address: string, origin: string): string | undefined {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || url.origin !== origin) return undefined
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash
}
