import { renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import __Pascal__Page from './__name__.page.tsx'

it('says what it is about', async () => {
  renderWithProviders(<__Pascal__Page />)

  expect(await screen.findByRole('heading', { name: '__Title__', level: 1 })).toBeTruthy()
})
