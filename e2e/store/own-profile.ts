import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type TestInfo } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './chromium.ts'

/** A phone's Chromium with a profile and `preferences` of its own, for settings that no context has. */
export async function openOwnProfile(
  info: TestInfo,
  preferences: object,
  options: { readonly baseURL?: string } = {},
): Promise<BrowserContext> {
  const profile = info.outputPath('profile')
  await mkdir(join(profile, 'Default'), { recursive: true })
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  return await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...chromiumFlags],
    viewport: { width: 390, height: 844 },
    ...options,
  })
}
