import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Refusal } from '../refusal.ts'

const CHROMIUM = 'chromium'
/** The engine without windows, with which most tests take half as long. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const isMissing = (name: string) => !existsSync(`/usr/bin/${name}`)

/** Gets Debian's Chromium if there is none. @throws Refusal when that is not possible here */
export function requireChromium(chosen: string | undefined = process.env['CHROMIUM_PATH']): void {
  if (chosen) {
    if (existsSync(chosen)) return
    throw new Refusal(`CHROMIUM_PATH is ${chosen}, where there is no file. Nothing was run.`)
  }
  const missing = [CHROMIUM, HEADLESS_SHELL].filter(isMissing)
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(' and ')} …`)
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', ...missing], { stdio: 'inherit' })
  } catch (cause) {
    if (!isMissing(CHROMIUM)) {
      console.log(`There is no ${HEADLESS_SHELL}: the tests run in the whole browser, which takes twice as long.`)
      return
    }
    throw new Refusal(
      'There is no Chromium, and apt-get could not install it. Install one and set CHROMIUM_PATH to its program.',
      { cause },
    )
  }
}
