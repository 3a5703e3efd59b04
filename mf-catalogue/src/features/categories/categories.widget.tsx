import { Button } from '@aisle/ui/button'
import { Drawer } from '@aisle/ui/drawer'
import { MenuIcon } from '@aisle/ui/icons'
import { useShopping } from '@aisle/platform'
import { useState } from 'react'
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
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <MenuIcon size={18} />
        {messages.categories}
      </Button>
      <Drawer title={messages.categories} side="left" isOpen={isOpen} onClose={close}>
        <CategoryTree onChoose={close} />
      </Drawer>
    </>
  )
}
