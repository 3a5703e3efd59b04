import { formatMoney } from '@aisle/api/money'
import type { Suggestion } from '@aisle/api/search'
import { useGo, useLink } from '@aisle/platform'
import { SearchIcon, TagIcon } from '@aisle/ui/icons'
import { Image } from '@aisle/ui/image'
import styled from 'styled-components'

type SuggestionOptionProps = { readonly suggestion: Suggestion; readonly onSearch: (term: string) => void }

/** A phrase is searched for; a product or a category is gone to. */
export function SuggestionOption({ suggestion, onSearch }: SuggestionOptionProps) {
  const { kind, text, seoName, profileImage, price } = suggestion
  const go = useGo()
  const product = useLink('product', { seoName: seoName ?? '-' })
  const category = useLink('category', { seoName: seoName ?? '-' })
  const page = seoName && kind !== 'keyword' ? (kind === 'product' ? product : category) : null
  const choose = () => {
    if (page === null) return onSearch(text)
    // The list closes when its field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void go(page)
  }
  return (
    <Option role="option" aria-selected={false} tabIndex={-1} onClick={choose}>
      {kind === 'product' ? (
        <Thumb>
          <Image src={profileImage} alt="" width={32} height={32} />
        </Thumb>
      ) : kind === 'category' ? (
        <TagIcon size={18} />
      ) : (
        <SearchIcon size={18} />
      )}
      <span>{text}</span>
      {price == null ? null : <Amount>{formatMoney(price)}</Amount>}
    </Option>
  )
}

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-m);
  cursor: pointer;
  &:hover,
  &[aria-selected='true'] {
    background: var(--color-accent-soft);
  }
  > svg {
    flex: none;
  }
`

const Thumb = styled.span`
  flex: none;
  width: 32px;
`

const Amount = styled.span`
  margin-left: auto;
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
`
