-- Each order that moves on asks for its customer's devices.
CREATE INDEX push_tokens_customer ON commerce.push_tokens (tenant_id, customer_id);
