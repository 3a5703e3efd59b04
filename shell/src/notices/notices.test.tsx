import { type Announcement, announcements, type Disclaimer, disclaimers } from '@aisle/api/disclaimer'
import { usePlatform } from '@aisle/platform'
import { aStore, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DialogLayer } from '../dialogs/dialog-layer.tsx'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { AnnouncementsButton } from './announcements-button.tsx'
import { Disclaimers } from './disclaimers.tsx'
import { useHoldNotices } from './hold-notices.ts'

const before = '2026-01-01T00:00:00.000Z'
const after = '2026-02-01T00:00:00.000Z'
const disclaimer = (overrides: Partial<Disclaimer> = {}): Disclaimer => ({
  id: 'd1',
  updatedAt: before,
  title: 'Alcohol',
  content: '<p>For adults.</p><script>alert(1)</script>',
  isRequiredAcceptance: true,
  ...overrides,
})
const announcement = (overrides: Partial<Announcement> = {}): Announcement => ({
  id: 'a1',
  updatedAt: before,
  title: 'New opening hours',
  content: '<p>Open till ten.</p>',
  ...overrides,
})

const keptOf = (kind: string): unknown => JSON.parse(localStorage.getItem(`aisle:fresh:${kind}`) ?? 'null')?.value

beforeEach(() => localStorage.clear())

const showDisclaimers = (items: readonly Disclaimer[]) => {
  server.use(serve(disclaimers, () => reply({ items: [...items] })))
  return renderInShell(
    <>
      <Disclaimers />
      <DialogLayer />
    </>,
  )
}

describe('1§4 disclaimers', () => {
  it('one that must be accepted cannot be closed, and is not asked again once it was', async () => {
    const { user } = await showDisclaimers([disclaimer()])
    const dialog = await screen.findByRole('dialog', { name: 'Alcohol' })
    expect(dialog.querySelector('script')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.keyboard('{Escape}{Escape}')
    expect(screen.getByRole('dialog', { name: 'Alcohol' })).toBe(dialog)

    await user.click(screen.getByRole('button', { name: 'Accept and continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(keptOf('disclaimers')).toEqual({ d1: before })
  })

  it('one that must be accepted comes back whatever closes its dialog', async () => {
    const { platform } = await showDisclaimers([disclaimer()])
    await screen.findByRole('dialog', { name: 'Alcohol' })
    act(() => platform.dialogs.closeAll())
    await screen.findByRole('dialog', { name: 'Alcohol' })
  })

  it.each([
    { why: 'as it is', updatedAt: before, isAsked: false },
    { why: 'before it changed', updatedAt: after, isAsked: true },
  ])('accepted $why: asked again is $isAsked', async ({ updatedAt, isAsked }) => {
    localStorage.setItem('aisle:fresh:disclaimers', JSON.stringify({ version: 1, value: { d1: before } }))
    const { platform } = await showDisclaimers([disclaimer({ updatedAt })])
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(screen.queryAllByRole('dialog')).toHaveLength(isAsked ? 1 : 0)
  })

  it('F46 what is kept and cannot be read counts as nothing', async () => {
    localStorage.setItem('aisle:fresh:disclaimers', '{"version":1,"value":[7]}')
    await showDisclaimers([disclaimer()])
    await screen.findByRole('dialog', { name: 'Alcohol' })
  })

  it('that need not be accepted interrupt nobody', async () => {
    const { platform } = await showDisclaimers([disclaimer({ isRequiredAcceptance: false })])
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(platform.dialogs.stack.getState()).toEqual([])
  })

  it('that need not be accepted stand beside one that must be', async () => {
    const optional = { id: 'd2', title: 'Returns', isRequiredAcceptance: false }
    const { user } = await showDisclaimers([disclaimer(), disclaimer(optional)])
    await screen.findByRole('region', { name: 'Returns' })
    await user.click(screen.getByRole('button', { name: 'Accept and continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(keptOf('disclaimers')).toEqual({ d1: before, d2: before })
  })

  it('waits for an open dialog', async () => {
    const asked = Promise.withResolvers<void>()
    server.use(
      serve(disclaimers, async () => {
        await asked.promise
        return reply({ items: [disclaimer()] })
      }),
    )
    const { platform, user } = await renderInShell(
      <>
        <Disclaimers />
        <DialogLayer />
      </>,
    )
    act(() => void platform.dialogs.open('information', { title: 'First', text: '' }))
    await screen.findByRole('dialog', { name: 'First' })
    asked.resolve()
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('dialog', { name: 'Alcohol' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ok' }))
    await screen.findByRole('dialog', { name: 'Alcohol' })
  })
})

const showAnnouncements = (items: readonly Announcement[], shopping: ReturnType<typeof aStore> | null = aStore()) => {
  server.use(serve(announcements, () => reply({ items: [...items] })))
  return renderInShell(
    <>
      <AnnouncementsButton />
      <DialogLayer />
    </>,
    { shopping },
  )
}

describe('1§4 announcements', () => {
  it('are unread when new, and read once their dialog was open', async () => {
    const { user } = await showAnnouncements([announcement(), announcement({ id: 'a2', title: 'Coffee week' })])
    await user.click(await screen.findByRole('button', { name: 'Announcements, 2 new' }))
    await screen.findByRole('article', { name: 'Coffee week' })
    expect(screen.getAllByText('New')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await screen.findByRole('button', { name: 'Announcements' })
    expect(keptOf('announcements')).toEqual({ a1: before, a2: before })
  })

  it('are unread again when one has changed', async () => {
    localStorage.setItem('aisle:fresh:announcements', JSON.stringify({ version: 1, value: { a1: before } }))
    await showAnnouncements([announcement({ updatedAt: after })])
    await screen.findByRole('button', { name: 'Announcements, 1 new' })
  })

  it('are not unread before a store is chosen', async () => {
    await showAnnouncements([announcement()], null)
    await screen.findByRole('button', { name: 'Announcements' })
  })

  it('wait for the age check', async () => {
    server.use(serve(announcements, () => reply({ items: [announcement()] })))
    function AgeCheck() {
      useHoldNotices()
      return <p>{usePlatform().tenant.store.getState().tenant}</p>
    }
    const { platform } = await renderInShell(
      <>
        <AgeCheck />
        <AnnouncementsButton />
      </>,
    )
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
