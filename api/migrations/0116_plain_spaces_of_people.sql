-- The form accepts plain spaces only, so a position stored with other spaces could not be saved again.
update users set position = translate(position, chr(160), ' ') where position like '%' || chr(160) || '%';
update company_members set position = translate(position, chr(160), ' ') where position like '%' || chr(160) || '%';
