import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { gatewayAddress } from '../store/origins.ts'

const port = () => new URL(gatewayAddress()).port

/** Head lines that claim to be for somebody. */
const hostile: readonly { readonly what: string; readonly head: () => readonly string[] }[] = [
  { what: 'an unknown host', head: () => [`Host: evil.example:${port()}`] },
  { what: 'a host that ends like ours', head: () => [`Host: evilfresh.localhost:${port()}`] },
  { what: 'a host that begins like ours', head: () => [`Host: fresh.localhost.evil.example:${port()}`] },
  { what: 'a user before the host', head: () => [`Host: fresh.localhost@evil.example`] },
  { what: 'two hosts', head: () => [`Host: fresh.localhost:${port()}`, 'Host: evil.example'] },
  { what: 'no host', head: () => [] },
  { what: 'a line of blanks', head: () => ['Host:  '] },
  { what: 'another port', head: () => ['Host: fresh.localhost:1'] },
]

for (const { what, head } of hostile) {
  test(`T3 a request with ${what} gets no store`, async () => {
    const answer = await send(['GET / HTTP/1.1', ...head(), 'Accept: text/html', 'Connection: close'])

    expect(answer).toMatch(/^HTTP\/1\.1 (400|404|421) /)
    expect(answer).not.toContain('aisle-boot')
    expect(answer).not.toContain('evil')
  })
}

test('T3 forwarding headers of a stranger change nothing', async () => {
  const answer = await send([
    'GET / HTTP/1.1',
    `Host: fresh.localhost:${port()}`,
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'Forwarded: host=evil.example',
    'Accept: text/html',
    'Connection: close',
  ])

  expect(answer).toMatch(/^HTTP\/1\.1 302 /)
  expect(answer).not.toContain('evil')
})

/** What comes back for these lines, byte for byte. */
function send(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port()), '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    const chunks: Buffer[] = []
    socket.setTimeout(5000, () => socket.destroy(new Error('No answer within 5 s')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')))
    socket.on('error', reject)
  })
}
