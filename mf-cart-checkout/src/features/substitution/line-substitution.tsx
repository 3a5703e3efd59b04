import type { CartItem } from '@aisle/api/cart-detail'
import { canSubstitute } from '@aisle/api/substitution'
import { openDialog } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import styled from 'styled-components'
import { substitutionMessages as messages } from './substitution.messages.ts'
import { useSetSubstitution } from './use-set-substitution.ts'
import { wishOf } from './wish-of.ts'

/** Whether something else may come instead of a line's product, and what (spec 2 §4). */
export function LineSubstitution({ line }: { readonly line: CartItem }) {
  const { mutate, isPending, variables } = useSetSubstitution()
  if (!canSubstitute(line)) return null
  const { title, productId, selectedSubstitute } = line
  const isAllowed = isPending ? Boolean(variables[0]?.allowSubstitute) : line.allowSubstitute

  const choose = async () => {
    const selected = selectedSubstitute?.substituteProductID
    const answer = await openDialog('substitutes', { title, productID: productId, ...(selected ? { selected } : {}) })
    if (answer) mutate([wishOf(line, { allowSubstitute: true, chosen: answer.substituteProductID })])
  }

  return (
    <Root>
      <Checkbox
        label={
          <>
            {messages.allow}
            <VisuallyHidden>{messages.allowFor(title)}</VisuallyHidden>
          </>
        }
        checked={isAllowed}
        onChange={(event) => mutate([wishOf(line, { allowSubstitute: event.currentTarget.checked })])}
      />
      {isAllowed ? (
        <Chosen aria-busy={isPending}>
          <span>{messages.instead(selectedSubstitute?.productName ?? messages.noPreference)}</span>
          <Button variant="quiet" size="s" aria-label={messages.changeOf(title)} onClick={() => void choose()}>
            {messages.change}
          </Button>
        </Chosen>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  font-size: var(--text-s);
`

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;
  padding-left: var(--space-6);
  overflow-wrap: anywhere;
  transition: opacity var(--motion);
  > button {
    margin-left: calc(-1 * var(--space-3));
  }
  &[aria-busy='true'] {
    opacity: 0.4;
  }
`
