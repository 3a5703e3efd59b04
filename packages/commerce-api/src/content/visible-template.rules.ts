import type { PageColumn, PageComponent, PageSection, PageTemplate } from '@aisle/api/page-component'

export type Audience = { readonly maySeeRestricted: boolean; readonly now: Date }

type Node = Pick<PageComponent, 'visible' | 'isActive' | 'isAgeRestricted' | 'schedule'>

/** The template as shoppers may see it: without what is hidden, inactive, not scheduled for now, or age-restricted. */
export const visibleTemplate = (template: PageTemplate, audience: Audience): PageTemplate => ({
  ...template,
  sections: template.sections
    .filter((section) => isVisible(section, audience))
    .map((section) => visibleSection(section, audience)),
})

const visibleSection = (section: PageSection, audience: Audience): PageSection => ({
  ...withoutSchedule(section),
  columns: section.columns.map((column) => visibleColumn(column, audience)),
})

const visibleColumn = (column: PageColumn, audience: Audience): PageColumn => ({
  ...column,
  components: column.components
    .filter((component) => isVisible(component, audience))
    .map((component) =>
      component.type === 'section' ? visibleSection(component, audience) : withoutSchedule(component),
    ),
})

/** When something ends is nobody's business but the editor's. */
const withoutSchedule = <Part extends Node>(part: Part): Part => ({ ...part, schedule: undefined })

function isVisible({ visible, isActive, isAgeRestricted, schedule = [] }: Node, { maySeeRestricted, now }: Audience) {
  if (!visible || isActive === false || (isAgeRestricted && !maySeeRestricted)) return false
  return schedule.length === 0 || schedule.some((period) => covers(period, now))
}

const covers = ({ startsAt, endsAt }: { startsAt?: string | null; endsAt?: string | null }, now: Date) =>
  (!startsAt || Date.parse(startsAt) <= now.getTime()) && (!endsAt || Date.parse(endsAt) > now.getTime())
