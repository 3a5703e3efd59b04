import type { Response } from '@playwright/test'
import { aboutMessages } from '../../shell/src/about/about.messages.ts'
import { ageMessages } from '../../shell/src/age-verification/age.messages.ts'
import { closureMessages } from '../../shell/src/dialogs/account-closure.messages.ts'
import { legalMessages } from '../../shell/src/dialogs/legal.messages.ts'
import { signUpMessages } from '../../shell/src/dialogs/sign-up.messages.ts'
import { installMessages } from '../../shell/src/install/install.messages.ts'
import { noticesMessages } from '../../shell/src/notices/notices.messages.ts'
import { sessionMessages } from '../../shell/src/session/session.messages.ts'
import { expect, test } from '../composition/fixtures.ts'

test.use({ shopper: 'guest' })

/** Words that only the code of each part has. */
const parts = {
  'the age check': ageMessages.checking,
  'the account drawer': sessionMessages.guestText,
  'the legal texts': legalMessages.title,
  'the sign-up': signUpMessages.title,
  'the closure of an account': closureMessages.confirm,
  'the disclaimers': noticesMessages.disclaimerTitle,
  'the announcements': noticesMessages.noAnnouncements,
  'the install prompt': installMessages.text,
  'what a page tells of itself': aboutMessages.outline,
  'the bridge to the app': 'push-token',
}

/** Of zod, which checks replies and comes with the first of them. */
const CHECKS = '_zod'

test('what only some shoppers need is in no script of a first page, and what checks replies in none that it names', async ({
  page,
  frame,
}) => {
  const scripts: Promise<Script>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(scriptOf(response))
  })
  // What comes later comes when a page rests, and this one never does.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  const document = (await (await page.goto('/'))?.text()) ?? ''
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  // Only the code of the page knows what this shopper has.
  await expect(frame.cart).toHaveAccessibleName(/^Cart, [1-9]/)

  const loaded = await Promise.all(scripts)
  const text = loaded.map((script) => script.text).join('\n')
  // What everybody needs is: the words are looked for in the code as it runs.
  expect(text).toContain('Search products')
  const early = Object.entries(parts).filter(([, words]) => text.includes(words))
  expect(early.map(([part]) => part)).toEqual([])

  const checking = loaded.filter((script) => script.text.includes(CHECKS))
  expect(checking.length).toBeGreaterThan(0)
  expect(checking.filter(({ path }) => document.includes(path))).toEqual([])
})

type Script = { readonly path: string; readonly text: string }

const scriptOf = async (response: Response): Promise<Script> => ({
  path: new URL(response.url()).pathname,
  text: await response.text(),
})
