import { existsSync } from 'node:fs'

const CHROMIUM = '/usr/bin/chromium'
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Where Debian puts its browser; `CHROMIUM_PATH` names another. */
export const chromiumPath = (): string => process.env['CHROMIUM_PATH'] ?? CHROMIUM

/**
 * Where Debian puts the same engine without the windows around it, which takes half the processor time for a page. It
 * cannot install a store, ask for permissions or receive messages: tests of those take the whole browser.
 */
export const headlessShellPath = (): string =>
  process.env['CHROMIUM_PATH'] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM)

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
