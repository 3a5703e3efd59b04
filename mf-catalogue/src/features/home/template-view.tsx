import type { PageColumn, PageComponent, PageSection, PageTemplate } from '@aisle/api/page-component'
import { type ComponentType, Fragment, lazy, Suspense } from 'react'
import styled from 'styled-components'
import { CollectionBlock } from './collection-block.tsx'
import { ImageSlider } from './image-slider.tsx'
import { SingleImage } from './single-image.tsx'
import { firstPicture, isShown, isShownToEditors, type TemplatePart } from './template.rules.ts'
import { columnWidth, spacingStyles } from './template-styles.rules.ts'
import { TextBlock } from './text-block.tsx'

// Few home pages have one, and its reader weighs as much as the slider.
const RichText = lazy(() => import('@aisle/ui/rich-text').then((door) => ({ default: door.RichText })))

/** What editors see besides: why a part is not seen by all shoppers, and collections that have no products yet. */
export type EditorView = {
  readonly Badges: ComponentType<{ readonly part: TemplatePart }>
  readonly Collection: typeof CollectionBlock
}

type View = { readonly main: string | undefined } & Partial<EditorView>

/**
 * A page made of sections, columns and components (spec 1 §3). The first picture is the page's main image. With an
 * editor's view it is the one that editors see.
 */
export function TemplateView({
  template,
  editor,
}: {
  readonly template: PageTemplate
  readonly editor: EditorView | undefined
}) {
  const view: View = { main: firstPicture(template), ...editor }
  const { Badges } = view
  return template.sections.filter(Badges ? isShownToEditors : isShown).map((section) => (
    <Fragment key={section.id}>
      {Badges && <Badges part={section} />}
      <Section section={section} view={view} />
    </Fragment>
  ))
}

function Section({ section, view }: { readonly section: PageSection; readonly view: View }) {
  return (
    <Columns $styles={spacingStyles(section)}>
      {section.columns.map((column) => (
        <Column key={column.id} column={column} view={view} />
      ))}
    </Columns>
  )
}

function Column({ column, view }: { readonly column: PageColumn; readonly view: View }) {
  const { Badges } = view
  return (
    <ColumnBox $width={columnWidth(column.width)}>
      {column.components.filter(Badges ? isShownToEditors : isShown).map((component) => (
        <Spaced key={component.id} $styles={component.type === 'section' ? '' : spacingStyles(component)}>
          {Badges && <Badges part={component} />}
          <Part component={component} view={view} />
        </Spaced>
      ))}
    </ColumnBox>
  )
}

function Part({ component, view }: { readonly component: PageComponent; readonly view: View }) {
  const { main, Collection = CollectionBlock } = view
  switch (component.type) {
    case 'section':
      return <Section section={component} view={view} />
    case 'collection':
      return <Collection component={component} />
    case 'imageSlider':
      return <ImageSlider slider={component} isPriority={component.id === main} />
    case 'image':
      return <SingleImage image={component} isPriority={component.id === main} />
    case 'text':
      return <TextBlock text={component} />
    case 'textEditor':
      return (
        <Suspense>
          <RichText html={component.html} />
        </Suspense>
      )
  }
}

/** A section that has nothing to show takes no room either. */
const Columns = styled.div<{ readonly $styles: string }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  ${({ $styles }) => $styles}
  &:not(:has(> div > div > *)) {
    display: none;
  }
`

const ColumnBox = styled.div<{ readonly $width: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  flex: 0 0 100%;
  min-width: 0;
  @media (min-width: 768px) {
    flex: 1 1 calc(${({ $width }) => $width}% - var(--space-4));
    max-width: ${({ $width }) => ($width === 100 ? '100%' : `calc(${$width}% - var(--space-4) / 2)`)};
  }
`

const Spaced = styled.div<{ readonly $styles: string }>`
  min-width: 0;
  ${({ $styles }) => $styles}
  > a > img {
    border-radius: var(--radius-l);
  }
`
