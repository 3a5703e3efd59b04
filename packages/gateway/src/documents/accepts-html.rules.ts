import type { IncomingHttpHeaders } from 'node:http'

/** Whether somebody wants to see a page: a browser that opens an address, or a client that takes anything. */
export function acceptsHtml({ accept, 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean {
  if (destination !== undefined && !/^(document|iframe|frame|empty)$/.test(String(destination))) return false
  return accept === undefined || accept === '*/*' || accept.includes('text/html')
}
