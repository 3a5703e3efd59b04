import type { PageTemplate } from '@aisle/api/page-component'
import { useTenant } from '@aisle/platform'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import { lazy, Suspense } from 'react'
import { HiddenProductsNote } from '../age/hidden-products-note.tsx'
import { componentsOf, hasMainHeading } from './template.rules.ts'
import { type EditorView, TemplateView } from './template-view.tsx'

// Of stores that are just being set up.
const PlainHome = lazy(() => import('./plain-home.tsx'))

type HomeContentsProps = { readonly template: PageTemplate; readonly editor?: EditorView }

/** What a template makes of the home page, for shoppers or for editors of the store. */
export function HomeContents({ template, editor }: HomeContentsProps) {
  const businessName = useTenant((tenant) => tenant.configuration?.businessConfigurations.businessName)
  if (componentsOf(template).length === 0 && (!editor || template.sections.length === 0)) return <HomeWithoutTemplate />
  return (
    <>
      {hasMainHeading(template) ? null : (
        <VisuallyHidden>
          <h1>{template.title || businessName}</h1>
        </VisuallyHidden>
      )}
      <HiddenProductsNote />
      <TemplateView template={template} editor={editor} />
    </>
  )
}

/** What shoppers see where nobody has made a home page, or nothing of it is for now. */
export const HomeWithoutTemplate = () => (
  <Suspense>
    <HiddenProductsNote />
    <PlainHome />
  </Suspense>
)
