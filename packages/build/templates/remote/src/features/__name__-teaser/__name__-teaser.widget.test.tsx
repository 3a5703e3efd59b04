import { renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messages } from '../../__name__.messages.ts'
import __Pascal__TeaserWidget from './__name__-teaser.widget.tsx'

it('tells that there is something to see', async () => {
  renderWithProviders(<__Pascal__TeaserWidget />)

  expect(await screen.findByText(messages.teaser)).toBeTruthy()
})
