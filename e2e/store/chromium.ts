/** Where Debian puts its browser; `CHROMIUM_PATH` names another. */
export const chromiumPath = (): string => process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Headless without a sandbox (tests may run as root) and without calls of its own to the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** Has every host of the store under test answered by another port: addresses and origins stay as they are. */
export const throughPort = (port: string | undefined): readonly string[] =>
  port === undefined ? [] : [`--host-resolver-rules=MAP *.localhost:${process.env['STORE_PORT']} 127.0.0.1:${port}`]
