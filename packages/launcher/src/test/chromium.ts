import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Refusal } from '../refusal.ts'

/** Gets Debian's Chromium if there is none. @throws Refusal when that is not possible here */
export function requireChromium(chosen: string | undefined = process.env['CHROMIUM_PATH']): void {
  if (existsSync(chosen ?? '/usr/bin/chromium')) return
  if (chosen) throw new Refusal(`CHROMIUM_PATH is ${chosen}, where there is no file. Nothing was run.`)
  console.log('Installing Chromium …')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
  } catch (cause) {
    throw new Refusal(
      'There is no Chromium, and apt-get could not install it. Install one and set CHROMIUM_PATH to its program.',
      { cause },
    )
  }
}
