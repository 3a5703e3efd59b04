import { completeSurface } from '@aisle/contract'
import { describe, expect, it, vi } from 'vitest'
import { createDialogs } from './create-dialogs.ts'

const catalogue = completeSurface({
  remote: 'mf-catalogue',
  contract: 1,
  dialogs: { 'quick-product': { title: 'Product', size: 'lg' }, wishlist: { title: 'Wishlist', size: 'sm' } },
})
/** In place of the shell's own, so that it can be opened here. */
const ownDisclaimer = completeSurface({
  remote: 'mf-notices',
  contract: 1,
  dialogs: { disclaimer: { title: 'Disclaimer', size: 'md' } },
})
const names = ({ stack }: ReturnType<typeof createDialogs>) => stack.getState().map(({ name }) => name)
const question = { title: 'Sure?', text: 'Really?', confirmLabel: 'Yes' }

describe('opening a dialog', () => {
  it('answers with what it was closed with', async () => {
    const dialogs = createDialogs([])

    const answer = dialogs.open('confirm', question)
    dialogs.close(dialogs.stack.getState()[0]?.id ?? '', true)

    expect(await answer).toBe(true)
    expect(names(dialogs)).toEqual([])
  })

  it('closes the one before, which is then dismissed', async () => {
    const dialogs = createDialogs([catalogue])

    const first = dialogs.open('quick-product', { seoName: 'milk' })
    void dialogs.open('account-drawer', {})

    expect(await first).toBeUndefined()
    expect(names(dialogs)).toEqual(['account-drawer'])
  })

  it('tells nobody when there is none to close, as with each page that is opened', () => {
    const dialogs = createDialogs([])
    const hear = vi.fn<() => void>()
    dialogs.stack.subscribe(hear)

    dialogs.closeAll()
    expect(hear).not.toHaveBeenCalled()

    void dialogs.open('confirm', question)
    dialogs.closeAll()
    expect(hear).toHaveBeenCalledTimes(2)
  })

  it('keeps its parent open', () => {
    const dialogs = createDialogs([catalogue])

    void dialogs.open('quick-product', { seoName: 'milk' })
    void dialogs.open('wishlist', { productId: 'p' })

    expect(names(dialogs)).toEqual(['quick-product', 'wishlist'])
  })

  it('keeps open whatever a question was asked over', () => {
    const dialogs = createDialogs([catalogue])

    void dialogs.open('quick-product', { seoName: 'milk' })
    void dialogs.open('confirm', question)

    expect(names(dialogs)).toEqual(['quick-product', 'confirm'])
  })

  it('is dismissed at once where no remote of the tenant has it', async () => {
    const dialogs = createDialogs([])

    expect(await dialogs.open('wishlist', { productId: 'p' })).toBeUndefined()
    expect(dialogs.canOpen('wishlist')).toBe(false)
    expect(dialogs.canOpen('confirm')).toBe(true)
  })
})

it('dismisses those above when one below is closed', async () => {
  const dialogs = createDialogs([catalogue])
  const parent = dialogs.open('quick-product', { seoName: 'milk' })
  const child = dialogs.open('wishlist', { productId: 'p' })

  dialogs.close(dialogs.stack.getState()[0]?.id ?? '')

  expect(await Promise.all([parent, child])).toEqual([undefined, undefined])
})

it('dismisses all when the page changes', async () => {
  const dialogs = createDialogs([])
  const answer = vi.fn()
  void dialogs.open('confirm', question).then(answer)

  dialogs.closeAll()
  await Promise.resolve()

  expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
})

describe('decision 32: what must be answered', () => {
  it('stays below whatever opens, and when the page changes', async () => {
    const dialogs = createDialogs([catalogue, ownDisclaimer])

    const answer = dialogs.open('disclaimer', {})
    void dialogs.open('quick-product', { seoName: 'milk' })
    expect(names(dialogs)).toEqual(['disclaimer', 'quick-product'])
    void dialogs.open('account-drawer', {})
    expect(names(dialogs)).toEqual(['disclaimer', 'account-drawer'])
    dialogs.closeAll()
    expect(names(dialogs)).toEqual(['disclaimer'])

    dialogs.close(dialogs.stack.getState()[0]?.id ?? '', true)
    expect(await answer).toBe(true)
  })

  it('1§2 legal texts open over the question that leads to them', () => {
    const dialogs = createDialogs([])

    void dialogs.open('sign-up', {})
    void dialogs.open('legal', { section: 'privacy' })

    expect(names(dialogs)).toEqual(['sign-up', 'legal'])
  })
})
