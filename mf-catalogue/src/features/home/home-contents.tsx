import type { PageTemplate } from '@aisle/api/page-component'
import { useTenant } from '@aisle/platform'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import { HiddenProductsNote } from '../age/hidden-products-note.tsx'
import { hasMainHeading } from './template.rules.ts'
import { type EditorView, TemplateView } from './template-view.tsx'

type HomeContentsProps = { readonly template: PageTemplate; readonly editor?: EditorView }

/** What a template makes of the home page, for shoppers or for editors of the store. */
export function HomeContents({ template, editor }: HomeContentsProps) {
  const businessName = useTenant((tenant) => tenant.configuration?.businessConfigurations.businessName)
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
