import type { CartDetail, CartItem } from '@aisle/api/cart-detail'
import { canSubstitute, substitutionState } from '@aisle/api/substitution'
import { Checkbox } from '@aisle/ui/checkbox'
import { Panel } from '@aisle/ui/page-layout'
import { substitutionMessages as messages } from './substitution.messages.ts'
import { useSetSubstitution } from './use-set-substitution.ts'
import { wishOf } from './wish-of.ts'

/** Substitutes for everything that may have one, at once; neither checked nor not where lines differ (spec 2 §4). */
export function SubstituteAll({ detail }: { readonly detail: CartDetail }) {
  const lines = linesOf(detail)
  const { mutate, isPending, variables } = useSetSubstitution()
  const saved = substitutionState(lines)
  const state = isPending ? (variables.every(({ allowSubstitute }) => allowSubstitute) ? 'all' : 'none') : saved
  if (saved === 'hidden') return null
  const allow = () =>
    mutate(lines.filter(canSubstitute).map((line) => wishOf(line, { allowSubstitute: state !== 'all' })))
  return (
    <Panel>
      <Checkbox
        label={messages.allowAll}
        hint={messages.allowAllHint}
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some'
        }}
        onChange={allow}
      />
    </Panel>
  )
}

const linesOf = ({ fulfillments }: CartDetail): CartItem[] =>
  Object.values(fulfillments).flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))
