import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Refusal } from '../refusal.ts'

/** Debian's browser, and its engine without windows, with which most tests take half as long. */
const PACKAGES = ['chromium', 'chromium-headless-shell']

/** Gets Debian's Chromium if there is none. @throws Refusal when that is not possible here */
export function requireChromium(chosen: string | undefined = process.env['CHROMIUM_PATH']): void {
  if (chosen) {
    if (existsSync(chosen)) return
    throw new Refusal(`CHROMIUM_PATH is ${chosen}, where there is no file. Nothing was run.`)
  }
  const missing = PACKAGES.filter((name) => !existsSync(`/usr/bin/${name}`))
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(' and ')} …`)
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', ...missing], { stdio: 'inherit' })
  } catch (cause) {
    throw new Refusal(
      `There is no ${missing.join(' or ')}, and apt-get could not install it. Install a Chromium and set CHROMIUM_PATH to its program.`,
      { cause },
    )
  }
}
