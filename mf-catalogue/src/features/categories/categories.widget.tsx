import { Button } from '@aisle/ui/button'
import { Drawer } from '@aisle/ui/drawer'
import { MenuIcon } from '@aisle/ui/icons'
import { useShopping } from '@aisle/platform'
import { useState } from 'react'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { CategoryTree } from './category-tree.tsx'

/** The way to every category, from every page. Nothing before a store was chosen: ranges differ. */
export default function CategoriesWidget() {
  const [isOpen, setIsOpen] = useState(false)
  const hasStore = useShopping((state) => state.store !== null)
  if (!hasStore) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <Opener>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <MenuIcon size={18} />
          <span>{messages.categories}</span>
        </Button>
      </Opener>
      <Drawer title={messages.categories} side="left" isOpen={isOpen} onClose={close}>
        <CategoryTree onChoose={close} />
      </Drawer>
    </>
  )
}

/** On a phone the picture alone is seen, as wide as a finger: the store's name beside it needs the room. */
const Opener = styled.div`
  @media (max-width: 479px) {
    > button {
      width: var(--target);
      padding: 0;
    }
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
