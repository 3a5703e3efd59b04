import { openDialog } from '@aisle/platform'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShell } from '../testing/render-in-shell.tsx'
import DialogStack from './dialog-stack.tsx'

const question = { title: 'Use this coupon?', text: 'It takes the place of the other one.' }

async function open() {
  const { user } = await renderInShell(<DialogStack />)
  const answer = vi.fn()
  await act(async () => void openDialog('coupon-confirm', question).then(answer))
  return { user, answer, dialog: await screen.findByRole('dialog', { name: question.title }) }
}

it.each([
  ['Ok', true],
  ['Cancel', false],
])('1§2 a coupon is answered for by keyboard: %s', async (name, result) => {
  const { user, answer } = await open()

  act(() => screen.getByRole('button', { name }).focus())
  await user.keyboard('{Enter}')

  expect(answer).toHaveBeenCalledExactlyOnceWith(result)
})

it('1§2 a coupon is left as it is by Escape', async () => {
  const { answer, dialog } = await open()

  // What the browser makes of Escape in a modal dialog.
  await act(async () => fireEvent(dialog, new Event('cancel', { cancelable: true })))

  expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
})
