-- Whether a phrase found something that everybody may see is known when somebody searches for it; asked of the products
-- for each phrase that others look for, it takes seconds in a large catalogue.
ALTER TABLE commerce.search_counts ADD COLUMN is_open boolean NOT NULL DEFAULT false;
CREATE INDEX search_counts_most ON commerce.search_counts (tenant_id, searches DESC, last_at DESC, keyword);
