import { callKey } from '@aisle/api/endpoint'
import { locationDetail } from '@aisle/api/location'
import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { useCall } from '../index.ts'
import { id, renderWithProviders } from '../testing/testing.tsx'

const input = { params: { locationId: id(1) }, query: { IncludeConfiguration: true } }
const Store = () => <h1>{useCall(locationDetail, input).name}</h1>

it('reads an answer that came with the page without asking for it', () => {
  const data = { locationId: id(1), name: 'Elm Street', address: { zip: '46204' }, fulFillments: [] }

  renderWithProviders(<Store />, { calls: [{ key: [...callKey(locationDetail, input)], data }] })

  screen.getByRole('heading', { name: 'Elm Street' })
})
