import type { CartItem } from '@aisle/api/cart-detail'
import { Button } from '@aisle/ui/button'
import { Suspense, useState } from 'react'
import { ChangeLine } from './late-parts.ts'
import { linesMessages as messages } from './lines.messages.ts'

const takeFocus = (control: HTMLElement | null) => control?.focus()

/** Offers another variant of a line, or another amount of its gift card (spec 2 §4). Nothing where there is no other. */
export function LineChange({ line }: { readonly line: CartItem }) {
  const [isOpen, setIsOpen] = useState<boolean>()
  const { title, variantText, giftCardRange } = line
  const isCard = giftCardRange ? giftCardRange.min < giftCardRange.max : false
  if (!isCard && !variantText) return null
  if (isOpen) {
    return (
      <Suspense>
        <ChangeLine line={line} onDone={() => setIsOpen(false)} />
      </Suspense>
    )
  }
  const what = isCard ? messages.changeAmount : messages.changeVariant
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={`${what}: ${title}`}
      // Back from the form.
      ref={isOpen === false ? takeFocus : undefined}
      onClick={() => setIsOpen(true)}
    >
      {what}
    </Button>
  )
}
