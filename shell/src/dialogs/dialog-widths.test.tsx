import { defineSurface, type DialogSize } from '@aisle/contract'
import { StoreMode } from '@aisle/api/store-mode'
import { openDialog } from '@aisle/platform'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { StartFindings } from '../start/create-start.ts'
import { AccessDialog } from '../start/access-dialog.tsx'
import { renderInShell } from '../testing/render-in-shell.tsx'
import DialogStack from './dialog-stack.tsx'

afterEach(() => history.replaceState(null, ''))

/** px that the dialog is at most, by the rule of its class: there is no layout here, and a small screen leaves it less. */
function widthOf(dialog: Element): number {
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  const widths = [...dialog.classList].flatMap((name) => {
    const [, width] = new RegExp(`\\.${name}\\{[^}]*?\\bwidth:min\\(92vw,\\s*(\\d+)px\\)`).exec(rules) ?? []
    return width ? [Number(width)] : []
  })
  expect(widths).toHaveLength(1)
  return widths[0] ?? 0
}

describe('1§9 the width of a dialog', () => {
  it.each<readonly [DialogSize, number]>([
    ['xl', 1002],
    ['lg', 720],
    ['md', 560],
    ['sm', 500],
    ['xs', 400],
  ])('of a remote that declares %s is %s px', async (size, px) => {
    const surface = defineSurface({
      remote: 'mf-account',
      contract: 1,
      dialogs: { wishlist: { title: 'Add to wishlist', size } },
    })
    await renderInShell(<DialogStack />, { surfaces: [surface] })
    await act(async () => void openDialog('wishlist', { productId: 'p-1' }))

    expect(widthOf(screen.getByRole('dialog', { name: 'Add to wishlist' }))).toBe(px)
  })

  it.each([
    { what: 'a question before something is removed', isDestructive: true, px: 460 },
    { what: 'any other question', isDestructive: false, px: 500 },
  ])('of $what is $px px', async ({ isDestructive, px }) => {
    await renderInShell(<DialogStack />)
    const question = { title: 'Sure?', text: 'Really?', confirmLabel: 'Yes', isDestructive }
    await act(async () => void openDialog('confirm', question))

    expect(widthOf(screen.getByRole('dialog', { name: 'Sure?' }))).toBe(px)
  })

  it.each([
    ['personal-info', {}],
    ['personal-info-mismatch', { fields: ['firstName'] }],
    ['verification-failed', { reason: 'refused' }],
    ['ask-for-sign-up', {}],
  ] as const)('of the age check (%s) is 540 px', async (name, props) => {
    await renderInShell(<DialogStack />)
    await act(async () => void openDialog(name, props))

    expect(widthOf(await screen.findByRole('dialog'))).toBe(540)
  })

  it.each([
    { mode: StoreMode.Beta, px: 800 },
    { mode: StoreMode.Test, px: 600 },
  ] as const)('that asks for the code of mode $mode is $px px', async ({ mode, px }) => {
    const state = createStore<StartFindings>(() => ({ isUnknown: false, hasFailed: false, validatedMode: undefined }))
    await renderInShell(<AccessDialog mode={mode} start={{ tenant: 'beta', state }} />)

    expect(widthOf(screen.getByRole('dialog'))).toBe(px)
  })
})
