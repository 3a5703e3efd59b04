import type { CartDetail } from '@aisle/api/cart-detail'
import type { CartTip } from '@aisle/api/cart-savings'
import { Alert } from '@aisle/ui/alert'
import { Disclosure } from '@aisle/ui/disclosure'
import { errorText } from '@aisle/ui/error-text.rules'
import { useState } from 'react'
import { TipChoice } from './tip-choice.tsx'
import { tipMessages as texts } from './tip.messages.ts'
import { useTip } from './use-tip.ts'

/** The tip of a cart, where something of it takes one (spec 2 §3). */
export const Tip = ({ detail }: { readonly detail: CartDetail }) =>
  detail.tip ? <TipOfCart detail={detail} tip={detail.tip} /> : null

function TipOfCart({ detail, tip }: { readonly detail: CartDetail; readonly tip: CartTip }) {
  const [isOpen] = useState(tip.isConfirmed)
  const save = useTip()
  return (
    <Disclosure title={texts.title} isOpen={isOpen}>
      <TipChoice
        tip={tip}
        given={detail.orderSummary.tipAmount}
        isSaving={save.isPending}
        wanted={save.isPending ? save.variables : undefined}
        onChoose={(amount) => save.mutate(amount)}
      />
      {save.error ? <Alert variant="danger">{errorText(save.error)}</Alert> : null}
    </Disclosure>
  )
}
