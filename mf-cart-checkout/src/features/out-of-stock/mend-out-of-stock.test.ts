import { createTestPlatform, id } from '@aisle/platform/testing'
import { expect, it, vi } from 'vitest'
import { surface } from '../../surface.ts'
import { mendOutOfStock } from './mend-out-of-stock.ts'

const line = { orderLineItemID: id(20), productId: id(10), title: 'Whole milk', inStockQty: 2 }

function mend(code: string, details: unknown, answer?: true) {
  const { dialogs } = createTestPlatform({ surfaces: [surface] })
  const onMended = vi.fn<() => void>()
  const ended = mendOutOfStock({ code, details }, onMended)
  const [dialog] = dialogs.stack.getState()
  if (dialog) dialogs.close(dialog.id, answer)
  return { dialog, ended, onMended }
}

it('F30 offers the lines that the order was refused for, and goes on once they are mended', async () => {
  const { dialog, ended, onMended } = mend('ORD_OUT_OF_STOCK', { lines: [line] }, true)
  await ended

  expect(dialog).toMatchObject({ name: 'out-of-stock', props: { lines: [line] } })
  expect(onMended).toHaveBeenCalledOnce()
})

it('leaves the refusal in sight of whoever closes the dialog', async () => {
  const { ended, onMended } = mend('ORD_OUT_OF_STOCK', { lines: [line] })
  await ended

  expect(onMended).not.toHaveBeenCalled()
})

it.each([undefined, null, {}, { lines: 'x' }])('lets the dialog ask the store where details are %j', (details) => {
  expect(mend('ORD_OUT_OF_STOCK', details).dialog).toMatchObject({ name: 'out-of-stock', props: { lines: [] } })
})

it('opens nothing for another refusal', () => {
  expect(mend('ORD_QUANTITY', { lines: [line] }).dialog).toBeUndefined()
})
