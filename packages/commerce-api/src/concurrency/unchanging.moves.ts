import { substituteItems } from '@aisle/api/cart-stock'
import { loyaltyToken } from '@aisle/api/customer'
import { pagePreview } from '@aisle/api/page-preview'
import { tokenizeCard } from '@aisle/api/payment-method'
import { makePreviewLink } from '../content/preview/make-preview-link.ts'
import { createSeeder } from '../seeding.ts'
import { move, type Moves, noted, type Preparations } from './move.ts'

/** Calls that are no GET and change nothing: they ask a partner, or their question does not fit into an address. */
export const unchangingMoves: Moves = {
  tokenizeCard: move(tokenizeCard, ({ ids }) => ({
    params: { locationID: ids.downtown },
    body: { token: 'tok_accepted' },
  })),
  loyaltyToken: move(loyaltyToken, () => ({})),
  pagePreview: move(pagePreview, (scene) => ({ body: { token: noted(scene, 'preview') } })),
  substituteItems: move(substituteItems, ({ ids }) => ({ query: {}, body: { productID: ids.milk } })),
}

export const unchangingPreparations: Preparations = {
  pagePreview: async ({ database, ownerUrl }, { store: { tenant }, now, notes }) => {
    await database.transaction(tenant, (tx) =>
      createSeeder(tx).templates([{ name: 'home', template: { sections: [] } }]),
    )
    const { token } = await makePreviewLink({ databaseUrl: ownerUrl, tenant, now, minutes: 60 })
    notes.set('preview', token)
  },
}
