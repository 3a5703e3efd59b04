import { renderWithProviders } from '@aisle/platform/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useWishedQuery } from './use-wished-query.ts'

function Probe() {
  const [query, change] = useWishedQuery()
  return (
    <button type="button" onClick={() => change(new URLSearchParams([...query, ['more', '1']]))}>
      {query.toString()}
    </button>
  )
}

it('shows a change at once and builds the next one on it', () => {
  renderWithProviders(<Probe />, { route: '/?q=milk' })

  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))

  expect(screen.getByRole('button').textContent).toBe('q=milk&more=1&more=1')
})
