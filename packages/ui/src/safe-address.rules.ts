const HERE = 'https://here.invalid'

/** Web, mail and phone addresses, and paths of this store (T34). */
export const safeLink = (address: string): string | undefined =>
  safeAddress(address, ['https:', 'http:', 'mailto:', 'tel:'])

/** Images over https or from this store (T34). No address is no image: read as one it would be the home page's. */
export const safeImage = (address: string): string | undefined =>
  address.trim() === '' ? undefined : safeAddress(address, ['https:'])

function safeAddress(address: string, protocols: readonly string[]): string | undefined {
  // Browsers drop control characters before they read an address, so nothing may hide behind one.
  const plain = [...address].filter((character) => character > ' ' && character !== '\u007f').join('')
  const url = URL.canParse(plain, HERE) ? new URL(plain, HERE) : undefined
  if (!url) return undefined
  // A path that begins with two slashes would be read as another host.
  if (url.origin === HERE) return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
  return protocols.includes(url.protocol) ? url.href : undefined
}
