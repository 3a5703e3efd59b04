import { linkTo, useGo, useShopping } from '@aisle/platform'
import { IconButton } from '@aisle/ui/icon-button'
import { ChevronDownIcon, PinIcon } from '@aisle/ui/icons'
import { useState } from 'react'
import { useLocation } from 'react-router'
import styled from 'styled-components'
import { lazyPart } from '../lazy-part.tsx'
import { frameMessages } from '../shell.messages.ts'
import type { ChooserProps } from './chooser.tsx'
import { loadFrameParts } from './load-frame-parts.ts'

const Chooser = lazyPart<ChooserProps>(async () => ({ default: (await loadFrameParts()).Chooser }))

/** Where and how the shopper shops, and the way to another store. */
export function LocationButton() {
  const store = useShopping((state) => state.store)
  const { pathname, search } = useLocation()
  const go = useGo()
  const isThere = pathname === linkTo('findStore')
  const wanted = isThere ? new URLSearchParams(search).get('redirectFrom') : pathname + search
  const findStore = linkTo('findStore', wanted === null ? {} : { redirectFrom: wanted })
  const [isChoosing, setIsChoosing] = useState(false)
  if (findStore === null) return null
  return (
    <>
      <Button type="button" onClick={() => void go(findStore)}>
        <PinIcon />
        <span>
          {store ? (
            <>
              <small>{frameMessages.shoppingAt} </small>
              <strong>{store.name}</strong>
              <small>, {store.displayName}</small>
            </>
          ) : (
            <strong>{frameMessages.chooseStore}</strong>
          )}
        </span>
      </Button>
      {store && (
        <IconButton label={frameMessages.howToShop} aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          <ChevronDownIcon />
        </IconButton>
      )}
      {store && isChoosing && <Chooser store={store} findStore={findStore} onClose={() => setIsChoosing(false)} />}
    </>
  )
}

const Button = styled.button`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  min-height: var(--target);
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  text-align: left;
  line-height: 1.2;
  cursor: pointer;
  &:hover {
    background: var(--color-accent-soft);
  }
  > svg {
    flex: none;
    color: var(--color-accent);
  }
  @media (max-width: 479px) {
    padding-right: 0;
    > svg {
      display: none;
    }
    & + button {
      margin-left: calc(-1 * var(--space-2));
    }
  }
  > span {
    overflow: hidden;
    max-width: 300px;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-size: var(--text-s);
  }
  small {
    font-size: var(--text-xs);
    color: var(--color-muted);
  }
  small:first-child {
    display: block;
  }
`
