-- The kernel limits the quantity (`mostQuantity`): a single pack may exceed any fixed limit.
alter table cart_lines drop constraint cart_lines_qty_check, add constraint cart_lines_qty_check check (qty > 0);
