import { expect, it, vi } from 'vitest'
import { shareLink, type SharingDevice } from './share-link.ts'

const milk = { title: 'Whole milk', url: 'http://fresh.localhost/detail/whole-milk' }
const done = () => Promise.resolve()
const fails = (name: string) => () => Promise.reject(new DOMException('No.', name))

const rows: readonly { why: string; device: SharingDevice; outcome: string }[] = [
  { why: 'the device shares', device: { share: done, clipboard: { writeText: done } }, outcome: 'shared' },
  {
    why: 'its choice is closed',
    device: { share: fails('AbortError'), clipboard: { writeText: done } },
    outcome: 'left',
  },
  { why: 'it refuses', device: { share: fails('NotAllowedError'), clipboard: { writeText: done } }, outcome: 'copied' },
  { why: 'there is only a clipboard', device: { clipboard: { writeText: done } }, outcome: 'copied' },
  { why: 'the clipboard refuses', device: { clipboard: { writeText: fails('NotAllowedError') } }, outcome: 'failed' },
  { why: 'there is neither', device: {}, outcome: 'failed' },
]

it.each(rows)('a link is $outcome where $why', async ({ device, outcome }) => {
  expect(await shareLink(milk, device)).toBe(outcome)
})

it('copies the address alone', async () => {
  const writeText = vi.fn(done)

  await shareLink(milk, { clipboard: { writeText } })

  expect(writeText).toHaveBeenCalledExactlyOnceWith(milk.url)
})
