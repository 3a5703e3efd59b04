import { openDialog } from '@aisle/platform'
import { hostileHtml } from '@aisle/ui/hostile-html.corpus'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInShell } from '../testing/render-in-shell.tsx'
import DialogStack from './dialog-stack.tsx'

afterEach(() => history.replaceState(null, ''))

async function open() {
  const { user } = await renderInShell(<DialogStack />)
  const answer = vi.fn<(result: unknown) => void>()
  await act(
    async () => void openDialog('information', { title: 'Sold out', text: 'The last one is gone.' }).then(answer),
  )
  return { user, answer, dialog: screen.getByRole('dialog', { name: 'Sold out' }) }
}

it('1§2 something to know is read, and answered with "Ok" alone', async () => {
  const { user, answer, dialog } = await open()
  expect(dialog.textContent).toContain('The last one is gone.')
  const buttons = screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))
  expect(buttons).toEqual(['Close', 'Ok'])

  act(() => screen.getByRole('button', { name: 'Ok' }).focus())
  await user.keyboard('{Enter}')

  expect(answer).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each(['Close', 'Escape'])('1§2 something to know goes away by %s', async (how) => {
  const { user, answer, dialog } = await open()

  if (how === 'Close') await user.click(screen.getByRole('button', { name: how }))
  // What the browser makes of Escape in a modal dialog.
  else await act(async () => fireEvent(dialog, new Event('cancel', { cancelable: true })))

  expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it(`T32 what a dialog has to say is text, in each of ${hostileHtml.length} attempts`, async () => {
  await renderInShell(<DialogStack />)
  const said = hostileHtml.join(' ')
  await act(async () => void openDialog('information', { title: said, text: said }))

  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent.split(said)).toHaveLength(3)
  expect(dialog.querySelectorAll('[src="x"], script, iframe, [onerror]')).toHaveLength(0)
})
