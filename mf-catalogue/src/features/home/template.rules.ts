import type { PageComponent, PageSection, PageTemplate } from '@aisle/api/page-component'

/** What sections and components have in common: who sees them, and when. */
export type TemplatePart = Pick<PageSection, 'visible' | 'isActive' | 'isAgeRestricted' | 'schedule'>

/** A live page shows what is visible and active; what is scheduled is sent by the API when its time has come. */
export const isShown = ({ visible, isActive }: TemplatePart): boolean => visible && isActive !== false

/** A preview shows what is inactive too. */
export const isShownToEditors = ({ visible }: TemplatePart): boolean => visible

/** Every component of a page in the order of reading, sections within sections opened. */
export function componentsOf(template: Pick<PageTemplate, 'sections'>): readonly PageComponent[] {
  const open = (component: PageComponent): readonly PageComponent[] =>
    component.type === 'section'
      ? component.columns.flatMap(({ components }) => components.filter(isShown).flatMap(open))
      : [component]
  return template.sections.filter(isShown).flatMap(open)
}

/** The id of the slider or image that comes first. */
export const firstPicture = (template: Pick<PageTemplate, 'sections'>): string | undefined =>
  componentsOf(template).find(({ type }) => type === 'imageSlider' || type === 'image')?.id

/** Whether the page brings its own main heading. */
export const hasMainHeading = (template: Pick<PageTemplate, 'sections'>): boolean =>
  componentsOf(template).some((component) => component.type === 'text' && component.htmlTag === 'h1')
