import type { renderWithProviders } from '@aisle/platform/testing'
import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

type TestPlatform = ReturnType<typeof renderWithProviders>['platform']

/** Answers the question that a page asks before it takes something away, as the shell's dialog does. */
export async function answer(platform: TestPlatform, isYes: boolean) {
  const { stack } = platform.dialogs
  await waitFor(() => expect(stack.getState().at(-1)?.name).toBe('confirm'))
  await act(async () => platform.dialogs.close(stack.getState().at(-1)?.id ?? '', isYes))
}

/** What was told in passing, oldest first. */
export const told = (platform: TestPlatform) => platform.toasts.store.getState().map(({ text }) => text)
