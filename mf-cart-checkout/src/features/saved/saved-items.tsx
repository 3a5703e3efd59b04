import { PageSection, Panel } from '@aisle/ui/page-layout'
import { SavedLine } from './saved-line.tsx'
import { savedMessages as messages } from './saved.messages.ts'
import { useSaved } from './saved.queries.ts'

/** What the shopper means to buy another time, below the cart; nothing where nothing is saved. */
export function SavedItems() {
  const items = useSaved().data?.items ?? []
  if (items.length === 0) return null
  return (
    <PageSection title={messages.title} aside={<span>{messages.count(items.length)}</span>}>
      <Panel>
        <ul>
          {items.map((item) => (
            <SavedLine key={item.savedID} item={item} />
          ))}
        </ul>
      </Panel>
    </PageSection>
  )
}
