import { contentPage } from '@aisle/api/footer'
import { refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { surface } from '../surface.ts'
import ContentPage from './content.page.tsx'

const open = (folder = '/pages') =>
  renderWithProviders(<ContentPage />, { route: `${folder}/about`, path: `${folder}/:slugId`, surfaces: [surface] })

it('T31 shows a page of the store, without what could run', async () => {
  const content = '<h1>Who we are</h1><p onclick="alert(1)">A shop</p><script>alert(1)</script>'
  server.use(serve(contentPage, () => reply({ slug: 'about', title: 'About us', content })))
  open()

  await screen.findByRole('heading', { level: 1, name: 'About us' })
  screen.getByRole('heading', { level: 2, name: 'Who we are' })
  expect(screen.getByText('A shop').getAttribute('onclick')).toBeNull()
  expect(document.querySelector('script')).toBeNull()
})

it('says that there is no such page', async () => {
  server.use(serve(contentPage, () => refusal('PAG_0404', 'No such page', 404)))
  open()

  await screen.findByRole('heading', { name: 'We could not find this page' })
  vi.mocked(console.error).mockClear() // React logs what a boundary catches
})

it.each([
  ['/pages', null],
  ['/pages/legal', 'legal'],
  ['/footer-links', null],
])('decision 12 below %s asks for pages of kind %s', async (folder, kind) => {
  const asked = vi.fn<(kind: string | null) => void>()
  server.use(
    serve(contentPage, ({ query }) => {
      asked(query.get('kind'))
      return reply({ slug: 'about', title: 'About us', content: '<p>A shop</p>' })
    }),
  )
  open(folder)

  await screen.findByRole('heading', { level: 1, name: 'About us' })
  expect(asked.mock.calls).toEqual([[kind]])
})
