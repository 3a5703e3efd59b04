import { configuration } from '@aisle/api/configuration'
import { callKey } from '@aisle/api/endpoint'
import { pageTemplate } from '@aisle/api/page-template'
import type { Boot, Registry } from '@aisle/contract'
import { aBoot } from '@aisle/contract/testing'

const LOCATION = '00000000-0000-4000-8000-000000000001'

const store = {
  locationId: LOCATION,
  name: 'Elm Street',
  zipCode: '46204',
  fulfillmentId: '00000000-0000-4000-8000-000000000002',
  codeName: 'sp',
  displayName: 'Store pickup',
}

const text = (htmlTag: string, content: string) => ({
  id: content,
  type: 'text',
  visible: true,
  text: content,
  htmlTag,
})

/** What comes with a home page of one heading. */
export const bootOfHome = (remotes: Registry['remotes'], heading: string): Boot =>
  aBoot({
    registry: { revision: 1, remotes },
    store,
    calls: [
      {
        key: [...callKey(configuration, { query: { global: true } })],
        data: {
          businessConfigurations: { isActive: true, businessName: 'Fresh Fields Market' },
          fulfillments: [],
          socialPlatforms: [],
        },
      },
      {
        key: [...callKey(pageTemplate, { query: { locationID: LOCATION } })],
        data: {
          id: 'home',
          title: 'Home',
          sections: [
            { id: 'all', visible: true, columns: [{ id: 'one', width: 100, components: [text('h1', heading)] }] },
          ],
        },
      },
    ],
  })
