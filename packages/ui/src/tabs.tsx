import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { neighbourTab } from './tabs.rules.ts'

export type Tab = { readonly id: string; readonly label: ReactNode; readonly isDisabled?: boolean }

export type TabsProps = {
  /** Names the list of tabs. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** The selected tab's content. */
  readonly children: ReactNode
}

/** One of several views. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const moveWithKeys = (event: KeyboardEvent) => {
    const next = neighbourTab(tabs, selected, event.key)
    if (next === undefined) return
    event.preventDefault()
    onSelect(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={moveWithKeys}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={tab.isDisabled}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      <TabPanel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </TabPanel>
    </div>
  )
}

const List = styled.div`
  display: flex;
  overflow-x: auto;
  padding: 3px;
  border-bottom: 1px solid var(--color-line);
  scrollbar-width: thin;
`

const TabButton = styled.button`
  flex: none;
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--color-muted);
  font-weight: 600;
  cursor: pointer;
  &[aria-selected='true'] {
    border-color: var(--color-accent);
    color: var(--color-text);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`

const TabPanel = styled.div`
  padding-top: var(--space-4);
`
